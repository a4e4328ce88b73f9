/** One call that the app's JavaScript sent over the bridge. */
export interface NativeCall {
  readonly plugin: string
  readonly method: string
  readonly options: Readonly<Record<string, unknown>>
}

/** The answers of the native side, by `Plugin.method`: a value, or in the same process a function of the options. A string in `error` is a failure. */
export type NativeAnswers = Readonly<Record<string, unknown>>

export interface NativeScript {
  readonly platform: 'android' | 'ios'
  /** Methods by plugin, as the shell announces them before the page runs. */
  readonly plugins: Readonly<Record<string, readonly string[]>>
  readonly answers: NativeAnswers
}

export interface NativeSide {
  /** Every call so far, in order, without the adding and removing of listeners. */
  readonly calls: NativeCall[]
  /** The number of listeners of an event. */
  readonly listening: (plugin: string, event: string) => number
  /** Sends an event of the phone: a press of the back button, an opened link. Stored until there is a listener, as in Capacitor. */
  readonly emit: (plugin: string, event: string, data: unknown) => void
  /** Resets calls, listeners and files, and sets these answers. */
  readonly restart: (answers: NativeAnswers) => void
}

/**
 * The native half of a shell, scripted: it announces its plugins, receives the messages of Capacitor's JavaScript, and answers. Self-contained, so that
 * its source can be injected into a page. Files are stored for the tab, as those of a phone outlast the storage of the webview.
 */
export function scriptNativeSide(page: object, script: NativeScript): NativeSide {
  interface Message extends NativeCall {
    readonly pluginId: string
    readonly methodName: string
    readonly callbackId: string
  }
  type Listener = { readonly plugin: string; readonly event: string; readonly callbackId: string }
  const win = page as {
    Capacitor?: { fromNative?: (result: object) => void; PluginHeaders?: object[] }
    androidBridge?: object
    webkit?: object
    prompt?: (message: string) => string
    sessionStorage?: Storage
  }
  let answers = script.answers
  const calls: NativeCall[] = []
  const listeners: Listener[] = []
  const waiting: { readonly plugin: string; readonly event: string; readonly data: unknown }[] = []
  const storedFiles = new Map<string, string>(JSON.parse(win.sessionStorage?.getItem('native-files') ?? '[]'))

  const fileOf = ({ directory, path }: Record<string, unknown>) => `${directory}/${path}`
  const missing = { error: 'File does not exist.', code: 'OS-PLUG-FILE-0008' }
  const files: Record<string, (options: Record<string, unknown>) => unknown> = {
    writeFile: (options) => {
      storedFiles.set(fileOf(options), String(options.data))
      return { uri: `file:///${fileOf(options)}` }
    },
    readFile: (options) => (storedFiles.has(fileOf(options)) ? { data: storedFiles.get(fileOf(options)) } : missing),
    deleteFile: (options) => (storedFiles.delete(fileOf(options)) ? undefined : missing),
    rmdir: (options) => {
      const inside = [...storedFiles.keys()].filter((file) => file.startsWith(`${fileOf(options)}/`))
      for (const file of inside) storedFiles.delete(file)
      return inside.length > 0 ? undefined : missing
    },
  }
  const reply = (callbackId: string, rest: object) => win.Capacitor?.fromNative?.({ callbackId, ...rest })
  const deliver = ({ plugin, event, callbackId }: Listener, data: unknown) =>
    reply(callbackId, { pluginId: plugin, methodName: 'addListener', success: true, save: true, data: { ...(data as object) }, event })

  function listen(listener: Listener): void {
    listeners.push(listener)
    for (const pending of waiting.splice(0)) {
      if (pending.plugin === listener.plugin && pending.event === listener.event) queueMicrotask(() => deliver(listener, pending.data))
      else waiting.push(pending)
    }
  }

  function unlisten(plugin: string, event: unknown, callbackId: unknown): void {
    for (let at = listeners.length - 1; at >= 0; at -= 1) {
      const listener = listeners[at]
      if (listener?.plugin !== plugin) continue
      if (event === undefined || (listener.event === event && listener.callbackId === callbackId)) listeners.splice(at, 1)
    }
  }

  async function answer({ plugin, method, options }: NativeCall): Promise<unknown> {
    const scripted = answers[`${plugin}.${method}`]
    if (typeof scripted === 'function') return scripted(options)
    if (scripted !== undefined) return scripted
    const result = plugin === 'Filesystem' ? files[method]?.(options) : undefined
    win.sessionStorage?.setItem('native-files', JSON.stringify([...storedFiles]))
    return result
  }

  function hear({ pluginId: plugin, methodName: method, callbackId, options = {} }: Message): void {
    if (method === 'addListener') listen({ plugin, event: String(options.eventName), callbackId })
    else if (method === 'removeListener') unlisten(plugin, options.eventName, options.callbackId)
    else respond({ plugin, method, options }, callbackId)
  }

  function respond({ plugin, method, options }: NativeCall, callbackId: string): void {
    if (method === 'removeAllListeners') unlisten(plugin, undefined, undefined)
    else calls.push({ plugin, method, options })
    answer({ plugin, method, options }).then(
      (data) => {
        const { error, code } = (data ?? {}) as { readonly error?: unknown; readonly code?: unknown }
        if (typeof error === 'string')
          reply(callbackId, { pluginId: plugin, methodName: method, success: false, error: { message: error, code } })
        else reply(callbackId, { pluginId: plugin, methodName: method, success: true, data })
      },
      (error: unknown) => reply(callbackId, { pluginId: plugin, methodName: method, success: false, error: { message: String(error) } }),
    )
  }

  const listening = ['addListener', 'removeListener'].map((name) => ({ name, rtype: 'none' }))
  const headers = Object.entries(script.plugins).map(([name, methods]) => ({
    name,
    methods: [...listening, ...['removeAllListeners', ...methods].map((method) => ({ name: method, rtype: 'promise' }))],
  }))
  win.Capacitor = { PluginHeaders: headers }
  const post = (data: string | Message) => hear(typeof data === 'string' ? (JSON.parse(data) as Message) : data)
  if (script.platform === 'android') win.androidBridge = { postMessage: post }
  else win.webkit = { messageHandlers: { bridge: { postMessage: post } } }
  // Capacitor asks the shell of iOS by `prompt` whether it should replace cookies and requests: it should not.
  if (script.platform === 'ios') win.prompt = () => 'false'

  return {
    calls,
    listening: (plugin, event) => listeners.filter((listener) => listener.plugin === plugin && listener.event === event).length,
    emit: (plugin, event, data) => {
      const hearing = listeners.filter((listener) => listener.plugin === plugin && listener.event === event)
      if (hearing.length === 0) waiting.push({ plugin, event, data })
      for (const listener of hearing) deliver(listener, data)
    },
    restart: (next) => {
      answers = next
      for (const list of [calls, listeners, waiting]) list.length = 0
      storedFiles.clear()
    },
  }
}
