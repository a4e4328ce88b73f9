import { IconButton } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { IconX } from '@tabler/icons-react'
import styles from './profile-legend.module.css'

/** The legend of the lines: the user solid with circles, the other dashed with squares. */
export function ProfileLegend({
  other,
  onRemove,
}: {
  /** The name of the other; null without a comparison. */
  readonly other: string | null
  readonly onRemove: () => void
}) {
  const t = useText()
  return (
    <div className={styles.legend}>
      <span>
        <svg width="36" height="12" viewBox="0 0 36 12" aria-hidden="true">
          <path d="M0 6H36" stroke="var(--primary)" strokeWidth="2.5" />
          <circle cx="18" cy="6" r="5" fill="var(--primary)" />
        </svg>
        <span>{t('profile.you')}</span>
      </span>
      {other && (
        <>
          <span>
            <svg width="36" height="12" viewBox="0 0 36 12" aria-hidden="true">
              <path d="M0 6H36" stroke="var(--no)" strokeWidth="2" strokeDasharray="5 4" />
              <rect x="14" y="2" width="8" height="8" fill="var(--no)" />
            </svg>
            <span>{other}</span>
          </span>
          <IconButton label={t('profile.removeOther')} onClick={onRemove}>
            <IconX size={20} aria-hidden />
          </IconButton>
        </>
      )}
    </div>
  )
}
