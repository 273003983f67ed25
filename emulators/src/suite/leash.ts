/**
 * Preloaded into every Node process the launcher starts: when the launcher is gone, however it went, the pipe on
 * stdin ends and the process stops as on Ctrl-C.
 */
process.stdin.on('end', () => {
  process.kill(process.pid, 'SIGINT');
});
process.stdin.on('error', () => {
  process.kill(process.pid, 'SIGINT');
});
process.stdin.resume();
if ('unref' in process.stdin && typeof process.stdin.unref === 'function') process.stdin.unref();
