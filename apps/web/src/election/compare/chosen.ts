/** The candidates of the address, `?with=12,7`: at most two, without duplicates and invalid ids. */
export function chosenIn(value: string | null): number[] {
  const ids = (value ?? '').split(',').map(Number)
  return [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))].slice(0, 2)
}
