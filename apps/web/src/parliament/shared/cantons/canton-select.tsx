import type { Canton, CantonCode } from '@plenara/contract'
import { Select } from '@plenara/ui/form/field.tsx'
import { useText } from '@plenara/ui/text/text.ts'

export interface CantonSelectProps {
  readonly label: string
  readonly cantons: readonly Canton[]
  /** Null before a choice. */
  readonly canton: Canton | null
  /** The name of its parameter in a plain form. */
  readonly name?: string
  /** Whether the choice can be cleared. */
  readonly canBeNone?: boolean
  /** @param code null if the choice is cleared */
  readonly onChange: (code: CantonCode | null) => void
}

/** A choice among the cantons. */
export function CantonSelect({ label, cantons, canton, name, canBeNone, onChange }: CantonSelectProps) {
  const t = useText()
  const choose = (value: string) => onChange(cantons.find(({ code }) => code === value)?.code ?? null)
  return (
    <Select label={label} {...(name && { name })} value={canton?.code ?? ''} onChange={(event) => choose(event.target.value)}>
      {(canBeNone || !canton) && <option value="">{t('votes.canton.choose')}</option>}
      {cantons.map(({ code, name: title }) => (
        <option key={code} value={code}>
          {title}
        </option>
      ))}
    </Select>
  )
}
