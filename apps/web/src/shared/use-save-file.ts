import { showToast } from '@plenara/ui/overlay/toast.ts'
import { useText } from '@plenara/ui/text/text.ts'
import type { CreatedFile } from '../platform/handed-over.ts'
import { saveFile } from '../platform/save-file.ts'

/** Exports a file and reports only what is certain. Returns whether the user has it; throws if it cannot be written. */
export function useSaveFile(): (file: CreatedFile) => Promise<boolean> {
  const t = useText()
  return async (file) => {
    const saved = await saveFile(file)
    showToast(t(`common.file.${saved}`))
    return saved !== 'dismissed'
  }
}

/** The same for a file that can be created again at any time; an error is shown, too. */
export function useSaveSmallFile(): (file: CreatedFile) => void {
  const t = useText()
  const save = useSaveFile()
  return (file) => void save(file).catch(() => showToast(t('common.file.failed')))
}
