import { toldByProvider, valuationFields } from '../valuation';
import { calls } from './calls';
import { command } from './command';
import { count, flag, maybe, oneOfMany, said } from './usual-answers';

const mileage = { kind: 'integer', min: 0, max: 2_000_000 } as const;
const name = { kind: 'text', max: 60 } as const;
const money = { kind: 'money' } as const;

/** What assets are worth. */
export const assetCommands = {
  decodeVin: command({
    call: calls.decodeVin,
    right: 'asset.list',
    purpose:
      'Says what a VIN tells of its vehicle, by records that lie in this house; `isRight`: its check digit is the one that the rest asks for.',
    query: { vin: { kind: 'serial', required: true } },
    answers: {
      fields: {
        vin: said,
        isRight: flag,
        year: { kind: 'integer' },
        make: name,
        model: name,
        trim: name,
        bodyStyle: name,
        /** Whose records say so: those that makers hand in to the NHTSA; nothing where they know nothing. */
        source: { kind: 'word', of: ['vpic'] },
      },
    },
  }),
  listAssets: command({
    call: calls.listAssets,
    right: 'asset.list',
    purpose: 'Lists the models of the catalogue, or the years, makes, models or trims among them, each once.',
    query: {
      assetType: { kind: 'choice', of: 'assetType' },
      groupBy: { kind: 'choice', of: 'assetGrouping' },
      year: { kind: 'integer', min: 1900, max: 2100 },
      auMake: name,
      auModel: name,
      auTrim: name,
    },
    answers: {
      fields: {
        data: {
          kind: 'parts',
          required: true,
          fields: {
            assetType: { kind: 'choice', of: 'assetType', ...maybe },
            year: { kind: 'integer', ...maybe },
            auMake: { ...name, ...maybe },
            auModel: { ...name, ...maybe },
            auTrim: { ...name, ...maybe },
            yearFrom: { kind: 'integer', ...maybe },
            yearTo: { kind: 'integer', ...maybe },
            auTrims: { kind: 'texts', ...maybe },
          },
        },
      },
    },
  }),
  listAssetTypes: command({
    call: calls.listAssetTypes,
    right: 'asset.list',
    purpose: 'Lists the types of assets, each with the facts that are kept of one.',
    answers: {
      fields: {
        data: {
          kind: 'parts',
          required: true,
          fields: {
            assetType: { kind: 'choice', of: 'assetType', required: true },
            label: said,
            fields: {
              kind: 'parts',
              required: true,
              fields: { name: said, kind: said, choices: { kind: 'texts', ...maybe } },
            },
          },
        },
      },
    },
  }),
  seedAssets: command({
    call: calls.seedAssets,
    right: 'seed.run',
    purpose: 'Loads the catalogue of models of a set of data; twice changes nothing.',
    seeds: true,
    body: { dataset: { kind: 'choice', of: 'seedDataset', default: 'reference' } },
    answers: { fields: { seeded: count } },
  }),
  showValuation: command({
    call: calls.showValuation,
    right: 'assetValuation.create',
    purpose: 'Tells what a vehicle is worth; a value that was bought and still holds is not bought again.',
    query: {
      vin: { kind: 'serial', required: true },
      currentMileageInKms: { ...mileage, required: true },
      province: { kind: 'choice', of: 'province', required: true },
    },
    answers: { fields: valuationFields },
    refuses: ['CONFLICT'],
  }),
  recalculateBlackBookValue: command({
    call: calls.recalculateBlackBookValue,
    right: 'asset.recalculateBlackBookValue',
    purpose:
      'Values the assets of files, each on its own: the average wholesale value becomes the current one.',
    each: 'fileIds',
    body: {
      fileId: { kind: 'reference', to: 'file' },
      fileIds: { kind: 'texts', max: 50 },
      mileageInKms: mileage,
      province: { kind: 'choice', of: 'province' },
    },
    answers: {
      fields: {
        data: {
          kind: 'parts',
          required: true,
          fields: {
            ...oneOfMany,
            oldValue: { ...money, ...maybe },
            newValue: { ...money, ...maybe },
            source: { kind: 'choice', of: 'valueSource', ...maybe },
          },
        },
      },
    },
  }),
  updateValueAtAssignment: command({
    call: calls.updateValueAtAssignment,
    right: 'asset.updateValueAtAssignment',
    purpose: 'Corrects what an asset was worth when its file was placed, and says where that is from.',
    body: {
      fileId: { kind: 'reference', to: 'file', required: true },
      value: { kind: 'money', required: true },
      valueDate: { kind: 'date', past: true, required: true },
      source: { kind: 'choice', of: 'valueSource', required: true, byHost: toldByProvider },
    },
    answers: { record: 'file' },
    refuses: ['FILE_CLOSED', 'FORBIDDEN'],
  }),
};
