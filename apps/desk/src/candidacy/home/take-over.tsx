import type { CandidacyOfPerson } from '@plenara/contract'
import { Button } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { desk } from '../../data/client.ts'
import { candidacyKey } from '../../data/queries.ts'
import formStyles from '../../page/form.module.css'
import { ErrorState } from '../../page/states.tsx'
import styles from './home-page.module.css'

interface TakeOverProps {
  readonly candidacy: CandidacyOfPerson
  readonly source: CandidacyOfPerson['copyable'][number]
}

/** Offers to copy the decisions on the same questions from another candidacy of the person. */
export function TakeOver({ candidacy: { id: cid }, source }: TakeOverProps) {
  const t = useText()
  const queries = useQueryClient()
  const taking = useMutation({
    mutationFn: () => desk.copyAnswers({ params: { cid }, body: { from: source.id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: candidacyKey(cid) }),
  })
  return (
    <section className={`${styles.takeOver} ${formStyles.note}`}>
      <p>{t('home.copy.lead', { election: source.election })}</p>
      {taking.error !== null && <ErrorState error={taking.error} />}
      <Button onClick={() => !taking.isPending && taking.mutate()} aria-disabled={taking.isPending}>
        {t('home.copy', { n: source.answers })}
      </Button>
    </section>
  )
}
