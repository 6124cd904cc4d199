/// <reference lib="webworker" />
export {};
