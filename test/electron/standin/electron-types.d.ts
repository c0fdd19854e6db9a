// The Electron namespace, against which everything here is checked.
/// <reference types="electron" />
