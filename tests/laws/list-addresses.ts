import { listCalls, pathParameters, splitCall } from '#contract/resource';
import { declarationOf } from '#contract/resources/index';
import type { ResourceName } from '#contract/resources/index';
import { companies, listProbes } from './probes';
import type { Look } from './probes';

/** Every list of a resource as it may be asked for: of each company or file that it stands under, with each probe. */
export function listAddresses(name: ResourceName, look: Look): string[] {
  return listCalls(declarationOf(name)).flatMap((call) => {
    const { path } = splitCall(call);
    const [parameter] = pathParameters(call);
    const paths = parameter
      ? (parameter === 'companyId' ? companies : [...look.foreign('file'), ...look.mine('file')]).map((id) =>
          path.replace(`{${parameter}}`, id),
        )
      : [path];
    return paths.flatMap((one) => listProbes(name, call, look).map((query) => `${one}?${query}`));
  });
}
