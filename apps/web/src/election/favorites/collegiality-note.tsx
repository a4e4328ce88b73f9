import { useText } from '@plenara/ui/text/text.ts'
import { IconInfoCircle } from '@tabler/icons-react'
import styles from './favorites.module.css'

/** Explains why current members of a government are missing [SCREEN-6]. */
export function CollegialityNote() {
  const t = useText()
  return (
    <p className={styles.note}>
      <IconInfoCircle aria-hidden size={20} stroke={1.75} />
      <span>{t('favorites.collegiality')}</span>
    </p>
  )
}
