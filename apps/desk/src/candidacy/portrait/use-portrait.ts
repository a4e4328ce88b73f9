import type { CandidacyOfPerson, ShownPortrait } from '@plenara/contract'
import { ApiError } from '@plenara/contract/desk-client'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { codeOf, desk, placesOf } from '../../data/client.ts'
import { candidacyKey } from '../../data/queries.ts'
import { sendPortrait } from '../../data/send-portrait.ts'
import type { Cropping } from './cropping.tsx'
import { type Area, cropPhoto, openPhoto, PhotoError, type Photo } from './open-photo.ts'

/** The state of an upload. The chosen photograph stays until it is on the server, or the person cancels. */
export type Work =
  | { readonly step: 'none' }
  | { readonly step: 'opening' }
  | { readonly step: 'cropping'; readonly photo: Photo; readonly Cropping: typeof Cropping }
  | { readonly step: 'shrinking' }
  /** `share`: the sent part, from 0 to 1. */
  | { readonly step: 'sending'; readonly share: number }
  | { readonly step: 'saved' }
  /** The photograph cannot be used; another one is needed. */
  | { readonly step: 'refused'; readonly code: string }
  | { readonly step: 'waiting'; readonly code: string; readonly again: () => void }

/** Temporary errors: the person can only try again. */
const PASSING: ReadonlySet<string> = new Set(['offline', 'unavailable', 'internal', 'too_many_attempts', 'unauthorized'])

export function usePortrait({ id: cid }: Pick<CandidacyOfPerson, 'id'>) {
  const queries = useQueryClient()
  const [work, setWork] = useState<Work>({ step: 'none' })
  const current = useRef(new AbortController())
  useEffect(() => () => current.current.abort(), [])
  useQuestionBeforeLeaving(!['none', 'saved', 'refused'].includes(work.step))

  /** A new step aborts the current one. */
  const begin = () => {
    current.current.abort()
    current.current = new AbortController()
    return current.current.signal
  }
  const run = async (steps: (signal: AbortSignal, show: (next: Work) => void) => Promise<void>, again: () => void) => {
    const signal = begin()
    const show = (next: Work) => {
      if (!signal.aborted) setWork(next)
    }
    try {
      await steps(signal, show)
    } catch (error) {
      const code = codeIn(error)
      show(PASSING.has(code) ? { step: 'waiting', code, again } : { step: 'refused', code })
    }
  }
  const choose = (file: Blob) =>
    run(
      async (_, show) => {
        show({ step: 'opening' })
        const [photo, { Cropping }] = await Promise.all([openPhoto(file), loadCropping()])
        show({ step: 'cropping', photo, Cropping })
      },
      () => void choose(file),
    )
  const send = (picture: Blob) =>
    run(
      async (signal, show) => {
        show({ step: 'sending', share: 0 })
        const { portrait } = await sendPortrait({ cid, picture, signal, onProgress: (share) => show({ step: 'sending', share }) })
        await keep(queries, cid, portrait)
        show({ step: 'saved' })
      },
      () => void send(picture),
    )
  const use = (photo: Photo, area: Area) =>
    run(
      async (signal, show) => {
        show({ step: 'shrinking' })
        const picture = await cropPhoto(photo, area)
        if (!signal.aborted) await send(picture)
      },
      () => void use(photo, area),
    )
  const removing = useMutation({
    mutationFn: () => desk.dropPortrait({ params: { cid } }),
    onSuccess: ({ portrait }) => keep(queries, cid, portrait),
  })
  const remove = () => {
    giveUp()
    removing.mutate()
  }
  const giveUp = () => {
    begin()
    setWork({ step: 'none' })
  }
  return { work, choose, use, giveUp, remove, removing }
}

/** The cropping component is loaded with its library when it is first needed. */
function loadCropping() {
  return import('./cropping.tsx').catch((cause) => {
    throw new ApiError('offline', 0, [], { cause })
  })
}

/** The code of an error; the reason of a refused picture is in the error of the place `body`. */
function codeIn(error: unknown): string {
  if (error instanceof PhotoError) return error.code
  const isOfPicture = error instanceof ApiError && placesOf(error)[0] === 'body'
  return isOfPicture ? (error.errors[0]?.code ?? 'internal') : codeOf(error)
}

/** Shows the new portrait and reloads the statement with its version, because another device may have changed it, too. */
async function keep(queries: QueryClient, cid: number, portrait: ShownPortrait): Promise<void> {
  queries.setQueriesData<CandidacyOfPerson>({ queryKey: candidacyKey(cid) }, (candidacy) => candidacy && { ...candidacy, portrait })
  await queries.invalidateQueries({ queryKey: candidacyKey(cid) })
}

/** Asks before the window is closed. */
function useQuestionBeforeLeaving(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnsaved])
}
