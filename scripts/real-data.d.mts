/** The folder of the full-size public data. */
export const realDataFolder: string

/** The path of one of its files or folders. */
export function realDataPath(path: string): string
