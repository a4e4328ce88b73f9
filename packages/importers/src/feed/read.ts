import { fetchSource, type HttpOptions } from '../http.ts'
import type { Source } from '../source.ts'
import type { Outlet } from './outlets.ts'

/** The feed of an outlet; `source` is null where it has not changed since the ETag. Throws `SourceUnreachable`. */
export async function readFeed(
  outlet: Outlet,
  etag: string | null,
  options: HttpOptions = {},
): Promise<{ readonly source: Source | null; readonly etag: string | null }> {
  const answer = await fetchSource(outlet.feed, etag, options)
  return { source: answer.isUnchanged ? null : { file: `${outlet.key}.xml`, bytes: answer.bytes }, etag: answer.etag }
}
