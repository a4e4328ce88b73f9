import type { Canton } from '@plenara/contract'
import { PlainForm, PlainSubmit } from '@plenara/ui/form/plain-form.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useSearchParams } from 'react-router'
import { withValues } from '../../platform/address-filters.ts'
import { CantonSelect } from '../shared/cantons/canton-select.tsx'
import type { VoterCanton } from '../shared/cantons/use-voter-canton.ts'
import styles from './session.module.css'

export interface CantonChoiceProps {
  readonly voter: VoterCanton
  /** The canton whose members are shown. */
  readonly canton: Canton | null
}

/** The choice of the canton whose members are shown. It is in the address, so that a link shows the same; without script it is a plain form. */
export function CantonChoice({ voter, canton }: CantonChoiceProps) {
  const t = useText()
  const [params, setParams] = useSearchParams()
  const show = (code: string) => setParams(withValues(params, { canton: code }), { replace: true, preventScrollReset: true })
  return (
    <PlainForm className={styles.choice}>
      <CantonSelect
        label={t('members.canton')}
        name="canton"
        cantons={voter.cantons}
        canton={canton}
        onChange={(code) => show(code ?? '')}
      />
      <PlainSubmit />
    </PlainForm>
  )
}
