/** Moves the focus from a field to its list row, or nowhere. Single letters are keys again then. */
export function leaveField(field: HTMLElement): void {
  const row = field.closest<HTMLElement>('[data-key-row]');
  if (row) row.focus({ preventScroll: true });
  else field.blur();
}
