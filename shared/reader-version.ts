// The reader version that is stored with each page. Change it whenever the same image may now be read differently:
// stored pages of another version are not reused.
export const readerVersion = 'tesseract.js 7.0.0 / 45 + pp-ocrv4'
