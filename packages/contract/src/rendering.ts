import type { ContentLanguage } from './entities/language.ts'

/** What the server asks of the server build of the web app: a page as a stranger sees it. */
export interface RenderRequest {
  readonly path: string
  /** What of the address counts, with its question mark, e.g. `?lang=fr`. */
  readonly search: string
  readonly language: ContentLanguage
  /** The page of the list that the address asks for. */
  readonly page: number
  readonly signal: AbortSignal
}

export interface RenderedContent {
  /** What stands in the root element. */
  readonly html: string
  readonly served: ServedPage
  /** The parts of the catalogue that it shows beside those of every page. */
  readonly texts: readonly string[]
}

/** What a rendered page hands on to the browser beside its content, as a block of data. */
export interface ServedPage {
  /** The path that it was rendered for. */
  readonly path: string
  /** What counted of the address. */
  readonly search: string
  readonly language: string
  /** The moment that it shows, in milliseconds since 1970. */
  readonly moment: number
  /** Where the site stands for everybody, without a slash at the end. */
  readonly site: string
  /** Whether something of it is invented. */
  readonly fictional: boolean
  /** The answers that it shows, by their keys in the query cache. */
  readonly answers: readonly (readonly [key: readonly unknown[], value: unknown])[]
  /** Whether every answer arrived, so that the browser draws the same. */
  readonly isWhole: boolean
}

export interface RendererOptions {
  /** The public half of the API, within this process. */
  readonly fetch: (request: Request) => Promise<Response>
  /** Where the site stands for everybody, without a slash at the end. */
  readonly site: string
}

/** Renders a page as a stranger sees it. Rejects where anything but a missing record goes wrong. */
export type Render = (request: RenderRequest) => Promise<RenderedContent>

/** What the entry of the server build exports. */
export interface ServerBuild {
  readonly createRenderer: (options: RendererOptions) => Render
}
