import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

type SkeletonProps = {
  readonly width?: CSSProperties['width'];
  readonly height?: CSSProperties['height'];
  readonly ratio?: CSSProperties['aspectRatio'];
};

/** Keeps the room of loading content. Screen readers ignore it: add 'Loading …' beside it. */
export function Skeleton({ width = '100%', height, ratio }: SkeletonProps) {
  return <span className={styles.skeleton} style={{ width, height, aspectRatio: ratio }} aria-hidden="true" />;
}
