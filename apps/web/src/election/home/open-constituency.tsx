import { IconMapPin } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useUser } from '../../data/queries/user.ts'
import { useText } from '../../i18n/text.ts'
import { Button } from '../../ui/button.tsx'

const ConstituencyDialog = lazy(async () => ({ default: (await import('./constituency-dialog.tsx')).ConstituencyDialog }))

/** Says that elections by constituency are left out while nobody has asked in which the voter votes, and asks. */
export function OpenConstituency() {
  const t = useText()
  const user = useUser()
  const [isAsking, setAsking] = useState(false)
  if (!user?.constituencyOpen && !isAsking) return null
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        <IconMapPin size={20} aria-hidden /> <span>{t('election.constituency.choose')}</span>
      </Button>
      {isAsking && user && (
        <Suspense fallback={null}>
          <ConstituencyDialog cantonId={user.cantonId} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
