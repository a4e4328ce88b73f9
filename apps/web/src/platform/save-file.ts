import type { CreatedFile, SavedFile } from './handed-over.ts'
import { isNative } from './platform.ts'

/** Hands the user a file: as a download in browsers, through the share sheet in the shells, whose webviews have no downloads. Throws if the phone cannot write it. */
export async function saveFile(file: CreatedFile): Promise<SavedFile> {
  if (isNative()) return (await import('./native/native-files.ts')).giveFile(file)
  const url = URL.createObjectURL(new Blob([file.text], { type: file.type }))
  Object.assign(document.createElement('a'), { href: url, download: file.name }).click()
  // Some browsers start to read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
  return 'handed-over'
}
