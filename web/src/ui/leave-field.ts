/**
 * Takes the focus out of a field, so that single letters are keys again: to the list's row that has
 * the field, or to nothing.
 */
export function leaveField(field: HTMLElement): void {
  const row = field.closest<HTMLElement>('[data-key-row]');
  if (row) row.focus({ preventScroll: true });
  else field.blur();
}
