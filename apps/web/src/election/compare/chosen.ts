/** The candidates that the address names, `?with=12,7`: at most two, none twice, other words left out. */
export function chosenIn(value: string | null): number[] {
  const ids = (value ?? '').split(',').map(Number)
  return [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))].slice(0, 2)
}
