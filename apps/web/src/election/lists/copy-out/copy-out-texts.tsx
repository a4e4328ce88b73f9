import type { Election } from '@plenara/contract'
import { Button } from '@plenara/ui/button.tsx'
import { Logo } from '@plenara/ui/logo.tsx'
import { useRightsLanguage, useText } from '@plenara/ui/text/text.ts'
import styles from './copy-out.module.css'
import print from './copy-out-print.module.css'

/** The origin of the sheet and that it is no ballot, in print only. */
export function PrintHead() {
  const t = useText()
  return (
    <p className={`${styles.paperOnly} ${print.printHead}`}>
      <Logo size={32} />
      <b>Plenara</b>
      <span>
        <span>{`${t('lists.view.template')} ${t('lists.notOfficial')}`}</span>.
      </span>
    </p>
  )
}

export interface CopyOutProgressProps {
  readonly done: number
  readonly steps: number
  readonly onReset: () => void
}

/** The number of completed steps, and a button to reset them. */
export function CopyOutProgress({ done, steps, onReset }: CopyOutProgressProps) {
  const t = useText()
  return (
    <p className={`${styles.progress} ${print.screenOnly}`}>
      <span role="status">{t('copyOut.progress', { done, steps })}</span>
      {done > 0 && (
        <Button kind="quiet" size="small" onClick={onReset}>
          {t('common.reset')}
        </Button>
      )}
    </p>
  )
}

/** The conditions of a valid vote, in three lines. */
export function CopyOutRules({ election }: { readonly election: Election }) {
  const t = useText()
  const rights = useRightsLanguage()
  const rules = [
    election.maxRepetitions > 1 ? 'lists.rules.writeTwice' : 'lists.rules.writeOnce',
    election.seatMethod === 'majority' ? 'copyOut.byHandByName' : 'lists.rules.byHand',
    'lists.rules.oneBallot',
  ]
  return (
    <section className={`${styles.rules} ${print.rules}`}>
      <h2>{t('lists.rules.title')}</h2>
      <ol lang={rights}>
        {rules.map((rule) => (
          <li key={rule}>{t(rule)}</li>
        ))}
      </ol>
    </section>
  )
}
