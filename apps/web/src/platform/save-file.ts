import type { MadeFile, SavedFile } from './handed-over.ts'
import { isNative } from './platform.ts'

/** Hands the user a file: as a download in browsers, through the share sheet in the shells, whose webviews know no downloads. Throws where the phone cannot write it. */
export async function saveFile(file: MadeFile): Promise<SavedFile> {
  if (isNative()) return (await import('./native/native-files.ts')).giveFile(file)
  const url = URL.createObjectURL(new Blob([file.text], { type: file.type }))
  Object.assign(document.createElement('a'), { href: url, download: file.name }).click()
  // Some browsers begin to read it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
  return 'handed-over'
}
