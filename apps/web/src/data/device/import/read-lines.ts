/** The lines of a body as they arrive. What follows the last line break is not a line: the connection may have ended within it. */
export async function* readLines(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const lines = (rest + value).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } finally {
    // Who takes no more lines needs no more bytes.
    await reader.cancel().catch(() => undefined)
  }
}
