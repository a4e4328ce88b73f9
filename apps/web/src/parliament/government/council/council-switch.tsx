import type { SeatedCouncil } from '@plenara/contract'
import { IconButton } from '@plenara/ui/button.tsx'
import closed from '@plenara/ui/form/closed-select.module.css'
import { PlainLinks } from '@plenara/ui/form/plain-links.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import styles from './council-switch.module.css'

export interface CouncilSwitchProps {
  /** National Council, Council of States, Federal Assembly. */
  readonly councils: readonly SeatedCouncil[]
  readonly council: SeatedCouncil
  readonly onChange: (council: SeatedCouncil) => void
}

/** Switches to the previous or next council, wrapping around, or to one of the list [NAV-7]. */
export function CouncilSwitch({ councils, council, onChange }: CouncilSwitchProps) {
  const t = useText()
  const index = councils.indexOf(council)
  const at = (offset: number) => councils[(index + offset + councils.length) % councils.length] ?? council
  const choose = (id: number) => {
    const chosen = councils.find((other) => other.id === id)
    if (chosen) onChange(chosen)
  }
  return (
    <>
      <PlainLinks
        label={t('councils.switch')}
        name="council"
        value={String(council.id)}
        options={councils.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <fieldset className={styles.switch}>
        <legend className="visually-hidden">{t('councils.switch')}</legend>
        <IconButton label={t('councils.previous', { name: at(-1).name })} onClick={() => onChange(at(-1))}>
          <IconChevronLeft aria-hidden />
        </IconButton>
        <select
          className={closed.select}
          aria-label={t('councils.council')}
          value={council.id}
          onChange={(event) => choose(Number(event.target.value))}
        >
          {councils.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <IconButton label={t('councils.next', { name: at(1).name })} onClick={() => onChange(at(1))}>
          <IconChevronRight aria-hidden />
        </IconButton>
      </fieldset>
    </>
  )
}
