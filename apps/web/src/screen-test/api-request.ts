import { askServer } from './in-page-server.ts'

interface Sent {
  readonly headers?: Readonly<Record<string, string>>
  readonly data?: unknown
}

export interface Answer {
  readonly status: () => number
  readonly ok: () => boolean
  /** As in the browser journeys, whoever asks says what the answer is. */
  readonly json: <Body>() => Promise<Body>
}

/** Asks the application as another client of the API would: what prepares a test, and what shows that something was saved. */
export class ApiRequest {
  get = (path: string, sent?: Sent) => this.#send('GET', path, sent)
  put = (path: string, sent?: Sent) => this.#send('PUT', path, sent)
  post = (path: string, sent?: Sent) => this.#send('POST', path, sent)
  patch = (path: string, sent?: Sent) => this.#send('PATCH', path, sent)
  delete = (path: string, sent?: Sent) => this.#send('DELETE', path, sent)

  async #send(method: string, path: string, { headers, data }: Sent = {}): Promise<Answer> {
    const body = data === undefined ? {} : { body: JSON.stringify(data) }
    const type: Record<string, string> = data === undefined ? {} : { 'Content-Type': 'application/json' }
    const answer = await askServer(new Request(new URL(path, location.origin), { method, headers: { ...headers, ...type }, ...body }))
    return { status: () => answer.status, ok: () => answer.ok, json: () => answer.json() }
  }
}
