import { useCallback, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'

/** How filters stand in an address. Both functions stay the same from call to call. */
export interface AddressForm<Filters> {
  /** What is no filter counts as none. */
  readonly read: (params: URLSearchParams) => Filters
  /** The address with these filters; what else it says stays. */
  readonly write: (params: URLSearchParams, filters: Filters) => URLSearchParams
}

/**
 * The filters in the address, so that back and a link show the same list, and the way to change some of them. What is chosen shows at once: the
 * address follows when the page has time, and a box that waited for it would look as if it had not been touched.
 */
export function useAddressFilters<Filters>({ read, write }: AddressForm<Filters>): readonly [Filters, (change: Partial<Filters>) => void] {
  const [params, setParams] = useSearchParams()
  const inAddress = useMemo(() => read(params), [read, params])
  const [chosen, setChosen] = useState<{ readonly before: URLSearchParams; readonly filters: Filters } | null>(null)
  const change = useCallback(
    (part: Partial<Filters>) => {
      // The address itself: that of the last rendering may lack a change that has just been made.
      const current = new URLSearchParams(location.search)
      const next = { ...read(current), ...part }
      setChosen({ before: params, filters: next })
      setParams(write(current, next), { replace: true, preventScrollReset: true })
    },
    [read, write, params, setParams],
  )
  return [chosen?.before === params ? chosen.filters : inAddress, change]
}

/** The address with these values under their names; an empty one is left out. */
export function withValues(params: URLSearchParams, values: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

/** A day `YYYY-MM-DD` of an address, empty where it is none. */
export function dayIn(value: string | null): string {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(value ?? '') ? Date.parse(value ?? '') : Number.NaN
  // A month without its last days goes on in the next one.
  return value && !Number.isNaN(time) && new Date(time).toISOString().startsWith(value) ? value : ''
}

/** The ids of an address, with commas between them. */
export function idsIn(value: string | null): readonly number[] {
  return (value ?? '').split(',').flatMap((text) => (/^[1-9]\d{0,14}$/.test(text) ? [Number(text)] : []))
}

/** A choice with one more or one less. */
export function toggled<Value>(chosen: readonly Value[], value: Value): readonly Value[] {
  return chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
}
