/** The underline of the nth mark, which `RuledTextarea` draws behind the field. */
export function fieldMark(field: HTMLElement | null, index: number): Element | undefined {
  return field?.parentElement?.querySelectorAll('[data-field-mark]')[index];
}
