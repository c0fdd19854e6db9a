// The screens of the window, in the order of its rail, of the menu and of their keys, as they are called in English.

export const englishScreens = {
  inbox: 'Inbox',
  history: 'History',
  schemas: 'Schemas',
  folders: 'Folders',
  service: 'Service',
  settings: 'Settings',
}

export type Screen = keyof typeof englishScreens
export const screens = Object.keys(englishScreens) as Screen[]
