const INVALID = '[aria-invalid="true"]';

/**
 * Opens what hides the first invalid field, focuses it and scrolls it to the middle of the screen,
 * because bars stand over the edges.
 * @returns whether there is one
 */
export function showFirstFault(form: HTMLElement | null): boolean {
  const field = form?.querySelector<HTMLElement>(INVALID);
  if (!field) return false;
  for (let around = field.closest('details'); around; around = around.parentElement?.closest('details') ?? null)
    around.open = true;
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
  return true;
}

/** The labels of the invalid fields: 'Price', 'Stop 2: Clue'. */
export function namesOfFaults(form: HTMLElement | null): string[] {
  const fields = form?.querySelectorAll<HTMLInputElement>(INVALID) ?? [];
  return [...fields].map((field) => {
    const name = field.labels?.[0]?.firstElementChild?.textContent ?? field.ariaLabel ?? '';
    const row = field.closest('li[aria-label]')?.getAttribute('aria-label');
    return row ? `${row}: ${name}` : name;
  });
}

const NAMED = 4;

export function faultsNamed(names: readonly string[]): string {
  const some = [...new Set(names.filter(Boolean))];
  const more = some.length - NAMED;
  const named = some.slice(0, NAMED).join(', ');
  return named && `Please look at: ${named}${more > 0 ? ` and ${more} more` : ''}`;
}
