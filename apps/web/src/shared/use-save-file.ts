import { showToast } from '@plenara/ui/overlay/toast.ts'
import { useText } from '@plenara/ui/text/text.ts'
import type { CreatedFile } from '../platform/handed-over.ts'
import { saveFile } from '../platform/save-file.ts'

/** Hands over a file and says what is known of it, and no more. Answers whether the user has it; throws where it cannot be written. */
export function useSaveFile(): (file: CreatedFile) => Promise<boolean> {
  const t = useText()
  return async (file) => {
    const saved = await saveFile(file)
    showToast(t(`common.file.${saved}`))
    return saved !== 'dismissed'
  }
}

/** The same for a file that can be made again at any time: a failure is said, too. */
export function useSaveSmallFile(): (file: CreatedFile) => void {
  const t = useText()
  const save = useSaveFile()
  return (file) => void save(file).catch(() => showToast(t('common.file.failed')))
}
