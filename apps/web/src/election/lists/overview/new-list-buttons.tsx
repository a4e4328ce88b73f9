import { ButtonLink } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { IconHeart, IconPlus } from '@tabler/icons-react'
import styles from './lists-overview.module.css'

export interface NewListButtonsProps {
  readonly hasFavorites: boolean
  /** The label of the button for an empty list. */
  readonly label?: 'lists.new' | 'lists.lines.new'
}

/** The two buttons for a new list. */
export function NewListButtons({ hasFavorites, label = 'lists.new' }: NewListButtonsProps) {
  const t = useText()
  return (
    <div className={styles.create} data-tour="list-new">
      <ButtonLink kind="primary" to="/list">
        <IconPlus size={20} aria-hidden />
        <span>{t(label)}</span>
      </ButtonLink>
      {hasFavorites && (
        <ButtonLink to="/list?from=favorites">
          <IconHeart size={20} aria-hidden />
          <span>{t('lists.fromFavorites')}</span>
        </ButtonLink>
      )}
    </div>
  )
}
