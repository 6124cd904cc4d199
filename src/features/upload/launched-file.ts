/** A file that the operating system hands to the installed app ("Open with", file_handlers of the manifest). */
interface LaunchQueue {
  setConsumer(consumer: (launch: { files: readonly FileSystemFileHandle[] }) => void): void;
}

/** Calls back with each file that the app is opened with; does nothing in browsers that cannot. */
export function onLaunchedFile(take: (file: File) => void): void {
  const queue: LaunchQueue | undefined = Reflect.get(window, 'launchQueue');
  queue?.setConsumer(({ files }) => {
    files[0]?.getFile().then(take, () => {});
  });
}
