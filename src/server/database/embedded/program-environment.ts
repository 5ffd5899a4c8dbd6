const kept = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH'];

/** What the database's programs may know of the host's environment: no secrets, no PG* variables, English messages. */
export function programEnvironment(): NodeJS.ProcessEnv {
  const entries = kept.flatMap((name) =>
    process.env[name] === undefined ? [] : [[name, process.env[name]]],
  );
  return { ...Object.fromEntries(entries), LC_ALL: 'C' };
}
