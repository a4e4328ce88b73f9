export type Tabs<Tab extends string> = readonly [Tab, ...Tab[]]

/** The tab of the address, else the one stored on this device, else the first. */
export function tabOf<Tab extends string>(tabs: Tabs<Tab>, asked: string | null, remembered: string | null): Tab {
  const findTab = (value: string | null) => tabs.find((tab) => tab === value)
  return findTab(asked) ?? findTab(remembered) ?? tabs[0]
}
