/** Loads Markdown files by their paths, each once: the same promise for the same text. Fails for a path that is not among them. */
export function textLoader(files: Readonly<Record<string, () => Promise<string>>>): (path: string) => Promise<string> {
  const loading = new Map<string, Promise<string>>()
  return (path) => {
    const text = loading.get(path) ?? files[path]?.() ?? Promise.reject(new Error(`${path} is missing`))
    loading.set(path, text)
    return text
  }
}
