import './platform/global-options.ts';
