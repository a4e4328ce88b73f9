import { useCallback, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'

/** How filters are written in an address. Both functions must be stable between renders. */
export interface AddressForm<Filters> {
  /** Invalid values count as absent. */
  readonly read: (params: URLSearchParams) => Filters
  /** The address with these filters; other parameters stay. */
  readonly write: (params: URLSearchParams, filters: Filters) => URLSearchParams
}

/**
 * The filters in the address, so that back and a link show the same list, and a function to change some of them. A choice shows at once: the
 * address follows as a transition, and a checkbox that waited for it would seem not to react.
 */
export function useAddressFilters<Filters>({ read, write }: AddressForm<Filters>): readonly [Filters, (change: Partial<Filters>) => void] {
  const [params, setParams] = useSearchParams()
  const inAddress = useMemo(() => read(params), [read, params])
  const [chosen, setChosen] = useState<{ readonly before: URLSearchParams; readonly filters: Filters } | null>(null)
  const change = useCallback(
    (part: Partial<Filters>) => {
      // The current address: that of the last render may lack a recent change.
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

/** A day `YYYY-MM-DD` of an address, empty if it is invalid. */
export function dayIn(value: string | null): string {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(value ?? '') ? Date.parse(value ?? '') : Number.NaN
  // `Date` moves days after the end of a month to the next one.
  return value && !Number.isNaN(time) && new Date(time).toISOString().startsWith(value) ? value : ''
}

/** The comma-separated ids of an address. */
export function idsIn(value: string | null): readonly number[] {
  return (value ?? '').split(',').flatMap((text) => (/^[1-9]\d{0,14}$/.test(text) ? [Number(text)] : []))
}

/** The choice with this value added or removed. */
export function toggled<Value>(chosen: readonly Value[], value: Value): readonly Value[] {
  return chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]
}
