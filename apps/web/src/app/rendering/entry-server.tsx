import { setupI18n } from '@lingui/core'
import type { ContentLanguage, Render, RendererOptions, RenderRequest, ServedPage } from '@plenara/contract'
import { createClient } from '@plenara/contract/client'
import { formatLocale } from '@plenara/ui/text/format-locale.ts'
import type { QueryClient } from '@tanstack/react-query'
import { prerender } from 'react-dom/static'
import { createServerAnswers } from '../../data/calls/server-answers.ts'
import { DrawnFictionContext } from '../../data/calls/shown-data.ts'
import { CATALOGUE_PARTS, loadTexts } from '../../i18n/catalogue-files.ts'
import { giveTextsBy } from '../../i18n/needed-texts.ts'
import { screenOf } from '../routes.ts'
import { Pages, Providers, type ProvidersProps } from '../start/providers.tsx'
import { ServedRouter } from './served-router.tsx'

// The entry of the server build (`vite build --ssr`): the same screens as in the browser, without session and storage.

// Every text of the language is loaded before anything is rendered.
giveTextsBy(() => Promise.resolve())

/** Renders a page for an anonymous visitor. Rejects on any error other than a missing record. */
export function createRenderer({ fetch, site }: RendererOptions): Render {
  const api = createClient({ baseUrl: 'http://localhost/api', fetch, token: () => null })
  return async (request) => {
    const { path, search, language } = request
    const screen = screenOf(path)
    if (screen && !screen.page.loaded()) await screen.page.load()
    const answers = createServerAnswers(api, request.page)
    const world = { path, search, site, moment: Date.now() }
    let fictional = false
    const first = await render(request, answers, { served: { ...world, fictional }, tell: () => (fictional = true) })
    // The note at the foot of the page depends on the answers, which only the first rendering loads.
    const html = fictional ? await render(request, answers, { served: { ...world, fictional }, tell: () => undefined }) : first
    const served = { ...world, language, fictional, answers: valuesOf(answers), isWhole: isWhole(answers) }
    answers.clear()
    return { html, served, texts: screen?.page.texts ?? CATALOGUE_PARTS }
  }
}

interface Shown {
  readonly served: NonNullable<ProvidersProps['served']>
  /** Called when invented data is rendered. */
  readonly tell: () => void
}

async function render({ path, search, language, signal }: RenderRequest, answers: QueryClient, { served, tell }: Shown): Promise<string> {
  const failures: unknown[] = []
  const { prelude } = await prerender(
    <Providers i18n={await i18nOf(language)} queryClient={answers} served={served}>
      <DrawnFictionContext value={tell}>
        <ServedRouter path={path} search={search}>
          <Pages />
        </ServedRouter>
      </DrawnFictionContext>
    </Providers>,
    // React would send larger parts with an inline script.
    { signal, progressiveChunkSize: Number.MAX_SAFE_INTEGER, onError: (error) => void failures.push(error) },
  )
  const html = await new Response(prelude).text()
  signal.throwIfAborted()
  if (failures.length > 0) throw new Error(`${path} could not be rendered`, { cause: failures[0] })
  if (/<(script|template)\b/.test(html))
    throw new Error(`${path} was rendered with inline scripts or templates, which the content security policy forbids`)
  return html
}

const catalogues = new Map<ContentLanguage, Promise<Readonly<Record<string, unknown>>>>()

async function i18nOf(language: ContentLanguage) {
  const texts = catalogues.get(language) ?? loadTexts(language, CATALOGUE_PARTS)
  catalogues.set(language, texts)
  // A copy, because Lingui modifies its argument.
  const messages = { ...(await texts) } as Parameters<ReturnType<typeof setupI18n>['load']>[1]
  return setupI18n({ locale: language, locales: formatLocale(language), messages: { [language]: messages }, missing: (_, id) => id })
}

function valuesOf(answers: QueryClient): ServedPage['answers'] {
  const arrived = answers
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
  return arrived.map(({ queryKey, state }) => [queryKey, state.data])
}

/** Whether no record is missing. Throws if an answer is missing for another reason. */
function isWhole(answers: QueryClient): boolean {
  const failed = answers
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'error')
  for (const { state } of failed) if (!isMissing(state.error)) throw state.error
  return failed.length === 0
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 404
}
