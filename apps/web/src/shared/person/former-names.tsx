import type { List } from '@plenara/contract'
import { useText } from '@plenara/ui/text/text.ts'

/** Who of a list stands no longer; nothing where everybody does. */
export function FormerNames({ list: { former = [] } }: { readonly list: Pick<List, 'former'> }) {
  const t = useText()
  return former.map(({ id, firstName, lastName }) => (
    <p key={id}>
      <b>{`${firstName} ${lastName}`}</b> <span>{t('common.standing.former')}</span>
    </p>
  ))
}
