import { Button } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { IconMapPin } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useUser } from '../../data/queries/user.ts'

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
