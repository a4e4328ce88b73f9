import { useEffect, useState } from 'react'
import type { ZipSearchState } from './use-zip-search.ts'

interface Submission {
  readonly search: Pick<ZipSearchState, 'zip' | 'isSearching'>
  /** The cantons, which a postcode needs, are still loading. */
  readonly isLoading: boolean
  readonly submit: () => void
}

/** Submits as soon as the postcode is looked up, if the button was pressed before; typing another postcode cancels that. */
export function useSubmitWhenFound({ search: { zip, isSearching }, isLoading, submit }: Submission) {
  const [waitingZip, setWaitingZip] = useState<string | null>(null)
  const isComing = isSearching || (isLoading && zip.length === 4)
  useEffect(() => {
    if (waitingZip === null || (isComing && waitingZip === zip)) return
    setWaitingZip(null)
    if (waitingZip === zip) submit()
  })
  return { isWaiting: waitingZip !== null, submit: () => (isComing ? setWaitingZip(zip) : submit()) }
}
