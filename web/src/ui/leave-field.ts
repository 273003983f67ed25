/** To the list's row that has the field, or to nothing: single letters are keys again. */
export function leaveField(field: HTMLElement): void {
  const row = field.closest<HTMLElement>('[data-key-row]');
  if (row) row.focus({ preventScroll: true });
  else field.blur();
}
