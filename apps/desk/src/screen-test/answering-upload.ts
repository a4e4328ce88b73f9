/** Replaces `XMLHttpRequest`, so that uploads are answered like calls of `fetch`. */
export function uploadOver(answer: (request: Request) => Promise<Response>): typeof XMLHttpRequest {
  class AnsweringUpload {
    readonly upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null } = { onprogress: null }
    onload: (() => void) | null = null
    onerror: (() => void) | null = null
    status = 0
    responseText = ''
    #request: { method: string; url: string } = { method: 'GET', url: '' }
    readonly #headers = new Headers()

    open(method: string, url: string) {
      this.#request = { method, url }
    }
    setRequestHeader(name: string, value: string) {
      this.#headers.set(name, value)
    }
    abort() {
      this.onload = null
      this.onerror = null
    }
    send(body: Blob) {
      const { method, url } = this.#request
      this.upload.onprogress?.({ loaded: body.size / 2, total: body.size })
      answer(new Request(url, { method, headers: this.#headers, body }))
        .then(async (response) => {
          this.status = response.status
          this.responseText = await response.text()
          this.onload?.()
        })
        .catch(() => this.onerror?.())
    }
  }
  return AnsweringUpload as unknown as typeof XMLHttpRequest
}
