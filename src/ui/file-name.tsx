import { Fragment } from 'react';

/** A file's name, which where it is too long for its line is parted after an underscore, not inside a word. */
export const FileName = ({ of: name }: { of: string }) =>
  name.split(/(?<=_)/).map((part, i) => (
    <Fragment key={i}>
      {i > 0 && <wbr />}
      {part}
    </Fragment>
  ));
