import type { NotificationType, PushDevice } from '@plenara/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { deletePushDevice, setPushDevice } from '../../data/commands/online/push.ts'
import { useCommand } from '../../data/commands/run-command.ts'
import { pushMark } from '../../platform/web-push.ts'

/** This browser among those of the account; undefined if notifications are off in it. */
export function usePushHere(applicationKey: string, devices: readonly PushDevice[]) {
  const { data: mark = null, isPending } = useQuery({
    queryKey: ['push-mark', applicationKey, devices.map(({ id }) => id)],
    queryFn: () => pushMark(applicationKey),
    staleTime: 0,
    // The settings of the browser can change it.
    refetchOnWindowFocus: 'always',
    networkMode: 'always',
    retry: false,
  })
  return { here: devices.find((device) => device.mark === mark), mark, isPending }
}

/** Switches notifications on and off in this browser. Requests the permission only on a tap and before anything else, as some browsers require. */
export function usePushSwitch(applicationKey: string) {
  const [permission, setPermission] = useState<NotificationPermission>(Notification.permission)
  const set = useCommand(setPushDevice)
  const end = useCommand(deletePushDevice)
  return {
    permission,
    ask: async (): Promise<boolean> => {
      const answer = await Notification.requestPermission()
      setPermission(answer)
      return answer === 'granted'
    },
    turnOn: (types: readonly NotificationType[]) => {
      end.reset()
      set.mutate({ applicationKey, types })
    },
    turnOff: ({ id }: PushDevice) => {
      set.reset()
      end.mutate({ deviceId: id, isHere: true })
    },
    error: set.error ?? end.error,
    /** The change in progress: true switches on, false off. */
    wanted: set.isPending ? true : end.isPending ? false : null,
  }
}
