// placeholder
export async function checkData(dataDir: string): Promise<readonly unknown[]> {
  return Promise.resolve([dataDir])
}
