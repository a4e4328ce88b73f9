import type { FieldProblem } from '@plenara/contract'
import { ApiError, type DeskAnswer, portraitAddress } from '@plenara/contract/desk-client'

export interface SentPortrait {
  readonly cid: number
  readonly picture: Blob
  /** Called with the sent share of the picture, from 0 to 1. */
  readonly onProgress: (share: number) => void
  readonly signal: AbortSignal
}

/** Sends a picture, by `XMLHttpRequest` because `fetch` reports no progress. Every failure is an `ApiError`. */
export function sendPortrait({ cid, picture, onProgress, signal }: SentPortrait): Promise<DeskAnswer<'putPortrait'>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('PUT', portraitAddress('/api', cid))
    request.setRequestHeader('Content-Type', picture.type)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      if (request.status === 200) resolve(JSON.parse(request.responseText))
      else reject(problemOf(request))
    }
    request.onerror = () => reject(new ApiError('offline', 0))
    signal.addEventListener('abort', () => request.abort())
    request.send(picture)
  })
}

/** The error codes for answers of a proxy, which have no problem body. */
const OF_A_PROXY: Readonly<Record<number, 'body_too_large' | 'unavailable'>> = {
  413: 'body_too_large',
  502: 'unavailable',
  504: 'unavailable',
}

function problemOf({ status, responseText }: XMLHttpRequest): ApiError {
  const { code, errors } = problemIn(responseText)
  return new ApiError(code ?? OF_A_PROXY[status] ?? 'internal', status, errors)
}

function problemIn(text: string): { readonly code?: ApiError['code']; readonly errors?: readonly FieldProblem[] } {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
