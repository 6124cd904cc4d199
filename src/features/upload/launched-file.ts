/** A file that the operating system hands to the installed app ("Open with", file_handlers of the manifest). */
interface LaunchQueue {
  setConsumer(consumer: (launch: { files: readonly FileSystemFileHandle[] }) => void): void;
}

/** Calls back with the files that the app is opened with; does nothing in browsers that cannot. */
export function onLaunchedFiles(take: (files: File[]) => void): void {
  const queue: LaunchQueue | undefined = Reflect.get(window, 'launchQueue');
  queue?.setConsumer(({ files }) => {
    Promise.all(files.map((file) => file.getFile())).then(take, () => {});
  });
}
