import { Directory, Encoding, Filesystem } from '@capacitor/filesystem'
import { Share } from '@capacitor/share'
import type { CreatedFile, SavedFile, SharedPage } from '../handed-over.ts'

/** The folder of files for other apps; emptied before the next file. */
const FOLDER = { path: 'given', directory: Directory.Cache } as const
/** The message of the plugin when the user closes the sheet. */
const CLOSED = /cancell?ed/i

/** The file as read back differs from what was written. */
export class FileNotWrittenError extends Error {}

/** Writes a file, reads it back, and offers it to the other apps of the phone. Throws `FileNotWrittenError` if it differs. */
export async function giveFile({ name, text }: CreatedFile): Promise<Exclude<SavedFile, 'handed-over'>> {
  await Filesystem.rmdir({ ...FOLDER, recursive: true }).catch(() => undefined)
  const file = { path: `${FOLDER.path}/${name}`, directory: FOLDER.directory, encoding: Encoding.UTF8 }
  const { uri } = await Filesystem.writeFile({ ...file, data: text, recursive: true })
  const { data } = await Filesystem.readFile(file)
  if (data !== text) throw new FileNotWrittenError()
  return (await openSheet({ title: name, files: [uri] })) ? 'given' : 'dismissed'
}

/** Opens the share sheet of the phone for a page. False if the phone has none; closing it is no error. */
export function sharePageNatively(page: SharedPage): Promise<boolean> {
  return openSheet({ ...page }).then(
    () => true,
    () => false,
  )
}

/** Whether an app of the phone took the content. */
async function openSheet(options: Parameters<typeof Share.share>[0]): Promise<boolean> {
  try {
    await Share.share(options)
    return true
  } catch (error) {
    if (CLOSED.test(String((error as Error).message))) return false
    throw error
  }
}
