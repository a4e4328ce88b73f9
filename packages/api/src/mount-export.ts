import { type ExportName, exportRoutes } from '@plenara/contract'
import type { Context, Hono } from 'hono'
import type { ExportSource } from './export-source.ts'
import { cachedFor, type EncodeBody, type PublicBody, type PublicText, publicResponse } from './public-bodies.ts'
import { planExport, writeExport } from './services/export.ts'
import type { Catalogue } from './store.ts'
import { parseParams, parseQuery } from './validation.ts'

export interface ExportMount {
  readonly catalogue: Catalogue
  readonly source: ExportSource
  readonly bodies: (key: string, build: () => Promise<PublicText>, share: 'exports') => Promise<PublicBody>
  readonly encode?: EncodeBody | undefined
}

/**
 * The export calls. Their bodies are large and are kept by what they hold, not by the address: whichever version a caller names,
 * there are no more bodies than there were changes.
 */
export function mountExport(app: Hono, path: string, name: ExportName, { catalogue, source, bodies, encode }: ExportMount): void {
  const route = exportRoutes[name]
  app.get(path, async (context: Context) => {
    const params = parseParams(route, context.req.param()) as { readonly id?: number }
    const { since } = parseQuery(route, new URL(context.req.url).search) as { readonly since?: number }
    const request = { catalogue, source, cantonId: params.id ?? null, since }
    const { replaces } = await planExport(request)
    const build = async () => ({ text: await writeExport(request), contentType: route.mediaType })
    const body = await bodies(`${name} ${params.id ?? ''} ${replaces.join(' ')}`, build, 'exports')
    return publicResponse(body, context.req.raw, { headers: cachedFor(route.call.cacheMinutes * 60, catalogue), encode })
  })
}
